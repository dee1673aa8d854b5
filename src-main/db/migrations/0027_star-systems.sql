CREATE TABLE `star_system` (
	`id` text PRIMARY KEY NOT NULL,
	`star_id` text NOT NULL,
	`seed` text DEFAULT '' NOT NULL,
	`bodies` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`star_id`) REFERENCES `star`(`id`) ON UPDATE no action ON DELETE cascade,
	CONSTRAINT "star_system_json" CHECK(json_valid("star_system"."bodies"))
);
--> statement-breakpoint
CREATE UNIQUE INDEX `star_system_star` ON `star_system` (`star_id`);