ALTER TABLE `change` ADD `is_note` integer;--> statement-breakpoint
UPDATE `change` SET `is_note` = 1 WHERE `id` IN (SELECT `note`.`id` FROM `change_row` AS `row` JOIN `change` AS `note` ON `note`.`id` = `row`.`change_id` AND `note`.`first_row` = `row`.`id` WHERE `row`.`table_name` = 'planes_mail' AND `row`.`before` IS NOT NULL);
